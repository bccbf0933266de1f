import { events, type NotificationEvent } from '#/server/notifications/events.ts';
import { orderTitle } from '#/server/orders/orderTitle.ts';
import { addDays, type PlainDate } from '#/domain/dates/plainDate.ts';

/** A notification of the demo. */
export interface DemoNotice {
  login: string;
  /** What it tells, on the day on which it was told, of products that are named after their manager. */
  told(on: PlainDate, brand: string): NotificationEvent;
  daysAgo: number;
  isRead: boolean;
  /** Key of the account, and of the operation, that it speaks of. */
  account?: string;
  operation?: string;
}

const status = (code: string) => ({ list: 'operation-statuses', code }) as const;
const cents = (euros: number) => ({ cents: `${euros}00` });

/** All seven types, each of them read and unread. */
export const notices: readonly DemoNotice[] = [
  {
    login: 'ana',
    told: (_, brand) =>
      events.orderMoved({
        title: orderTitle('REEMBOLSO', `${brand} Bolsa Ibérica FI`),
        status: status('RD_SENT'),
      }),
    daysAgo: 2,
    isRead: false,
    account: 'ana/3',
    operation: 'ana/3/ana-lock',
  },
  {
    login: 'ana',
    told: (_, brand) =>
      events.orderMoved({
        title: orderTitle('REEMBOLSO', `${brand} Mixto FI`),
        status: status('VALIDATED'),
      }),
    daysAgo: 1,
    isRead: true,
    account: 'ana/1',
    operation: 'ana/1/ana-partial',
  },
  {
    login: 'luis',
    told: (_, brand) =>
      events.signatureNeeded({ title: orderTitle('REEMBOLSO', `${brand} Mixto FI`) }),
    daysAgo: 1,
    isRead: false,
    account: 'luis/1',
    operation: 'luis/1/luis-second',
  },
  {
    login: 'ana',
    told: (_, brand) =>
      events.transferMoved({
        title: orderTitle('SOLICITUD_TRASPASO_INTERNO', `${brand} Renta Fija FI`),
        status: status('FINALIZED'),
      }),
    daysAgo: 40,
    isRead: true,
    account: 'ana/1',
  },
  {
    login: 'luis',
    told: (_, brand) =>
      events.transferMoved({
        title: orderTitle('SOLICITUD_TRASPASO_EXTERNO_ENTRADA', `${brand} Mixto FI`),
        status: status('SNCE_2'),
      }),
    daysAgo: 6,
    isRead: false,
    account: 'luis/2',
    operation: 'luis/2/luis-issue',
  },
  {
    login: 'ana',
    told: (_, brand) =>
      events.paymentReceived({
        amount: cents(3000),
        title: orderTitle('SUSCRIPCION', `${brand} Mixto FI`),
      }),
    daysAgo: 24,
    isRead: true,
    account: 'ana/1',
  },
  {
    login: 'tutor',
    told: (_, brand) =>
      events.paymentReceived({
        amount: cents(500),
        title: orderTitle('SUSCRIPCION', `${brand} Mixto FI`),
      }),
    daysAgo: 15,
    isRead: false,
    account: 'nora/1',
  },
  { login: 'ana', told: () => events.testTaken(), daysAgo: 12, isRead: false },
  { login: 'noconveniente', told: () => events.testNotConvenient(), daysAgo: 240, isRead: true },
  {
    login: 'caducado',
    told: (on) => events.documentExpired({ date: { date: on } }),
    daysAgo: 1,
    isRead: false,
  },
  {
    login: 'caducado',
    told: (on) => events.documentExpiring({ date: { date: addDays(on, 30) } }),
    daysAgo: 31,
    isRead: true,
  },
  {
    login: 'testcaducado',
    told: (on) => events.testExpired({ date: { date: on } }),
    daysAgo: 3,
    isRead: false,
  },
  {
    login: 'testcaducado',
    told: (on) => events.testExpiring({ date: { date: addDays(on, 30) } }),
    daysAgo: 121,
    isRead: true,
  },
  {
    login: 'registrado',
    told: () => events.registrationReceived(),
    daysAgo: 9,
    isRead: false,
    account: 'registrado/1',
  },
  {
    login: 'iberica',
    told: () => events.accountActive({ account: 'Tesorería' }),
    daysAgo: 90,
    isRead: true,
    account: 'iberica/1',
  },
];
