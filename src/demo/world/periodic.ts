import { childTypeOf } from '#/domain/operations/periodic/child.ts';
import { readPeriodic } from '#/domain/operations/periodic/periodicRequest.ts';
import { schedule } from '#/domain/operations/periodic/schedule.ts';
import { toWire } from '#/domain/money/wire.ts';
import { navCalendar } from '#/server/positions/navCalendar.ts';
import type { DemoOrder } from './orders.ts';

interface Plan {
  type:
    | 'SOLICITUD_SUSCRIPCION_PERIODICA'
    | 'SOLICITUD_APORTACION_PERIODICA'
    | 'SOLICITUD_REEMBOLSO_PERIODICO';
  key: string;
  product: string;
  /** First amount in euro. */
  amount: number;
  start: string;
  /** Last day on which it was carried out: today, or the day on which it was stopped. */
  until: string;
  period: 'MENSUAL' | 'TRIMESTRAL' | 'SEMESTRAL' | 'ANUAL';
  /** Yearly, by euro or, under PORCENTUAL, percent. */
  increase?: { type: 'LINEAL' | 'PORCENTUAL' | 'ACUMULATIVO'; value: string };
  end?: string;
  status?: string;
}

/** A periodic request and the occurrences that it has had: days rolled and amounts raised by the domain. */
export function periodic(plan: Plan): DemoOrder[] {
  const { type, key, product, amount, start, until, status = 'PERIODIC_ACTIVE' } = plan;
  const fields = {
    per_period: plan.period,
    per_start_date: start,
    per_end_date: plan.end ?? null,
    per_increase_type: plan.increase?.type ?? null,
    per_increase: plan.increase?.value ?? null,
    per_increase_period: plan.increase ? 'ANUAL' : null,
  };
  const gross_amount = toWire(BigInt(Math.round(amount * 100)), 2);
  const { request } = readPeriodic({ ...fields, gross_amount });
  const due = request ? schedule(request, navCalendar, start, until) : [];
  const ended = status === 'PERIODIC_ACTIVE' ? undefined : until;
  return [
    {
      on: start,
      type,
      product,
      amount,
      key,
      status,
      ended,
      fields: { is_periodic: true, ...fields },
    },
    ...due.map((day) => ({
      on: day.date,
      type: childTypeOf(type) ?? type,
      product,
      amount: Number(day.amount) / 100,
      child: key,
      fields: { is_periodic: true },
    })),
  ];
}
