import { object, optional } from '../notation/build.ts';
import { binding, call, condition, link, text } from '../notation/parts.ts';

/**
 * The page of a payment provider in a frame, and the wait for what the server hears of it. `press` begins the payment and
 * answers the page, which is shown only below `pages`; then what became of it is asked until the server knows, and the
 * person is led to `result`, which says it. `veiled` is said in place of `label` while amounts are not shown. `resume` is said before it, of a
 * payment that waits to be gone on with. Without `press` a payment that was begun (`payment`) is waited for.
 */
export const paymentFrame = object(
  {
    operation: binding,
    label: optional(text),
    veiled: optional({ ...text, title: 'Mientras los importes no se enseñan' }),
    press: optional(call),
    pages: optional(binding),
    frame: optional(text),
    help: optional(text),
    resume: optional(object({ text, when: condition }, { title: 'Si ya hay un pago' })),
    payment: optional(binding),
    result: link,
  },
  {
    title: 'Página de pago',
    description:
      'La página del proveedor de pagos en un marco. Lo que pasa con el pago lo dice el servidor, nunca la página.',
    example: {
      block: {
        type: 'paymentFrame',
        order: 10,
        title: 'Pago',
        operation: { from: '/data/order/uuid' },
        label: {
          text: 'Pagar {amount}',
          values: { amount: { from: '/data/order/amount', as: 'money' } },
        },
        veiled: 'Pagar',
        press: {
          call: 'payIn',
          input: {
            path: { 'payment-provider': { from: '/data/order/provider' } },
            body: { uuid_operation: { from: '/data/order/uuid' } },
          },
        },
        pages: { from: '/data/order/pages' },
        frame: {
          text: 'Está pagando a través de {name}',
          values: { name: { from: '/data/order/name' } },
        },
        resume: {
          text: 'Seguirá con el mismo pago.',
          when: { at: '/data/order/waits', equals: true },
        },
        help: 'También puede pagar por transferencia.',
        result: {
          to: '/operate/pay/{uuid}/result',
          values: { uuid: { from: '/data/order/uuid' } },
        },
      },
      data: {
        order: {
          uuid: '00000000-0000-5000-8000-000000000007',
          amount: '1000.00',
          provider: 'sandbox',
          name: 'Sandbox Pay',
          pages: '/sandbox-pay/',
          waits: true,
        },
      },
    },
  },
);
