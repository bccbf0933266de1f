import { object, optional, told } from '../notation/build.ts';
import { binding, call, condition, link, text } from '../notation/parts.ts';

/**
 * The page of a payment provider in a frame, and the wait for what the server hears of it. `press` begins the payment and
 * answers the page, which is shown only below `pages`; then what became of it is asked until the server knows, and the
 * person is led to `result`, which says it. `veiled` is said in place of `label` while amounts are not shown. `resume` is said before it, of a
 * payment that waits to be gone on with. Without `press` a payment that was begun (`payment`) is waited for.
 */
export const paymentFrame = object(
  {
    operation: told(binding, 'Operación', 'Lo que se paga.'),
    label: optional(told(text, 'Texto del botón', 'El que empieza el pago.')),
    veiled: optional(
      told(text, 'Mientras los importes no se enseñan', 'Lo que dice el botón entonces.'),
    ),
    press: optional(told(call, 'Qué hace', 'La llamada que empieza el pago.')),
    pages: optional(told(binding, 'Páginas del proveedor', 'Sólo se enseña lo que está debajo.')),
    frame: optional(told(text, 'Nombre del marco', 'Lo que oye quien no lo ve.')),
    help: optional(told(text, 'Ayuda', 'Lo que se lee debajo.')),
    resume: optional(
      told(
        object({
          text: told(text, 'Aviso', 'Que hay un pago a medias.'),
          when: told(condition, 'Cuándo', 'Cuándo lo hay.'),
        }),
        'Si ya hay un pago',
        'Lo que se lee antes de seguir con él.',
      ),
    ),
    payment: optional(told(binding, 'Pago', 'El que se espera, si ya empezó.')),
    result: told(link, 'Adónde lleva', 'La página que dice cómo acabó.'),
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
