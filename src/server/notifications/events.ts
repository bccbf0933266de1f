import type { Schema } from '#/contract/schema.ts';
import { formatDate } from '#/domain/dates/format.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { formatAmount } from '#/domain/money/format.ts';

/** What people are told: in which kind of notification, and in which words. */
export interface NotificationEvent {
  type: Schema<'NotificationType'>;
  /** One or two Spanish sentences. */
  message: string;
}

const status = (message: string): NotificationEvent => ({
  type: 'OPERATION_STATUS_CHANGE',
  message,
});
const account = (message: string): NotificationEvent => ({
  type: 'ACCOUNT_STATUS_CHANGE',
  message,
});
const payment = (message: string): NotificationEvent => ({ type: 'OPERATION_PAYMENT', message });
const transfer = (message: string): NotificationEvent => ({
  type: 'TRANSFER_SUSCRIPTION',
  message,
});

/** How an order is called in a sentence, see `orderTitle`. */
interface Named {
  title: string;
}

/**
 * Everything that people are told of by a notification, each event with its kind and its sentence.
 * Given to `raise` with those who are told.
 * @source specification §3 (Notification)
 */
export const events = {
  signatureNeeded: ({ title }: Named) => status(`Una orden espera su firma: ${title}.`),
  signatureLeft: ({ title, name }: Named & { name: string }) =>
    status(`${name} ha firmado la orden de ${title}. Falta su firma.`),
  signatureRejected: ({ title, name }: Named & { name: string }) =>
    status(`${name} no ha querido firmar la orden de ${title}.`),
  orderMoved: ({ title, label, reason }: Named & { label: string; reason?: string | null }) =>
    status(`Su orden de ${title}: ${label}.${reason ? ` ${reason}` : ''}`),
  transferMoved: ({ title, label, reason }: Named & { label: string; reason?: string | null }) =>
    transfer(`Su orden de ${title}: ${label}.${reason ? ` ${reason}` : ''}`),
  transferAsked: ({ title, entity }: Named & { entity: string }) =>
    transfer(
      `${entity} nos ha pedido en su nombre el ${title}. Si no lo ha solicitado usted, llámenos cuanto antes.`,
    ),
  occurrenceSkipped: ({ title, on, why }: Named & { on: PlainDate; why: string }) =>
    status(`No se ha hecho la operación del ${formatDate(on)} de su ${title}. ${why}`),
  occurrenceDelayed: ({ title, on }: Named & { on: PlainDate }) =>
    status(
      `No hemos podido atender el ${formatDate(on)} su ${title} por un fallo nuestro. Lo intentaremos otra vez cada día.`,
    ),
  orderUnfilled: ({ title, why }: Named & { why: string }) =>
    status(
      `No se puede ejecutar su orden de ${title}: ${why} Nos pondremos en contacto con usted.`,
    ),
  orderCut: ({ title, amount }: Named & { amount: bigint }) =>
    status(
      `Su orden de ${title} se ha ejecutado por ${formatAmount(amount)} €, todo lo que se podía vender. El resto de lo que pidió no se ha vendido.`,
    ),
  benefitPaid: ({ title, amount }: Named & { amount: bigint }) =>
    payment(`Le hemos pagado ${formatAmount(amount)} € de su ${title}.`),
  paymentReceived: ({ title, amount }: Named & { amount: bigint }) =>
    payment(`Hemos recibido su pago de ${formatAmount(amount)} € para su ${title}.`),
  paymentReturned: ({ title, amount }: Named & { amount: bigint }) =>
    payment(
      `Hemos recibido ${formatAmount(amount)} € que no corresponden a su ${title}. Se los devolveremos.`,
    ),
  moneyReturned: ({ title, amount }: Named & { amount: bigint }) =>
    payment(`Le devolveremos los ${formatAmount(amount)} € que recibimos para su ${title}.`),
  debitReturned: ({ title, amount, isReversed }: Named & { amount: bigint; isReversed: boolean }) =>
    payment(
      `El banco ha devuelto el cobro de ${formatAmount(amount)} € de su ${title}. ` +
        (isReversed
          ? 'Hemos retirado las participaciones que compró.'
          : 'Nos pondremos en contacto con usted.'),
    ),
  paymentFailed: ({ title }: Named) =>
    payment(`No se ha podido hacer el pago de su ${title}. Puede intentarlo otra vez.`),
  transferUnmatched: ({ title, received, asked }: Named & { received: bigint; asked: bigint }) =>
    payment(
      `Hemos recibido ${formatAmount(received)} € para su ${title}, que es de ${formatAmount(asked)} €. ` +
        'La orden espera hasta que lo aclaremos con usted.',
    ),
  testTaken: ({ isAllConvenient }: { isAllConvenient: boolean }): NotificationEvent => ({
    type: 'KNOWLEDGE_TEST',
    message: isAllConvenient
      ? 'Ya puede consultar el resultado de su test de conveniencia.'
      : 'Según su test, algunos productos no son convenientes para usted.',
  }),
  bankAccountValidated: ({ ending }: { ending: string }) =>
    account(`Su cuenta corriente terminada en ${ending} está validada. Ya puede usarla.`),
  papersRefused: ({ reason }: { reason: string }) =>
    account(`No hemos podido aceptar su documentación: ${reason}`),
  registrationReceived: () =>
    account('Hemos recibido su solicitud de alta y la estamos revisando.'),
  clientValidated: () => account('Su alta como cliente está validada. Ya puede operar.'),
  clientFinished: () => account('Su alta como cliente ha terminado.'),
  clientBlocked: () => account('Su área está bloqueada. Póngase en contacto con nosotros.'),
  issueAnswered: (): NotificationEvent => ({
    type: 'ISSUE_ANSWER',
    message: 'Hemos respondido a su consulta.',
  }),
  partyAdded: ({ name }: { name: string }) => account(`Hemos añadido a ${name} a su cuenta.`),
  partyRefused: ({ name, reason }: { name: string; reason: string }) =>
    account(`No hemos podido añadir a ${name} a su cuenta: ${reason}`),
  documentExpiring: ({ on }: { on: PlainDate }): NotificationEvent => ({
    type: 'DOCUMENT_EXPIRATION',
    message: `Su documento de identidad caduca el ${formatDate(on)}. Envíenos el nuevo cuando lo tenga.`,
  }),
  documentExpired: ({ on }: { on: PlainDate }): NotificationEvent => ({
    type: 'DOCUMENT_EXPIRATION',
    message: `Su documento de identidad caducó el ${formatDate(on)}. Envíenos el nuevo para seguir operando.`,
  }),
  testExpiring: ({ on }: { on: PlainDate }): NotificationEvent => ({
    type: 'TEST_EXPIRATION',
    message: `Su test de conveniencia caduca el ${formatDate(on)}. Puede repetirlo antes de esa fecha.`,
  }),
  testExpired: ({ on }: { on: PlainDate }): NotificationEvent => ({
    type: 'TEST_EXPIRATION',
    message: `Su test de conveniencia caducó el ${formatDate(on)}. Repítalo para poder contratar.`,
  }),
} as const satisfies Record<string, (params: never) => NotificationEvent>;
