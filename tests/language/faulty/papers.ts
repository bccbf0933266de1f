import { put, written } from './variant.ts';

const form = 'forms/subscription';
const part = 'parts/order-papers';
const type = '/submit/input/body/operation_type';

/** Orders without what the law wants read, ticked or typed, or of another type than their form. */
export const papers = [
  ...put([
    ['no papers at all', form, '/uses', undefined, 'has_read_dfi', `${form} /submit`],
    [
      'a box that need not be ticked',
      part,
      '/properties/has_read_dfi/truthyCheckbox',
      undefined,
      'truthyCheckbox',
      `${part} /properties/has_read_dfi`,
    ],
    [
      'a phrase that need not be exact',
      part,
      '/properties/convenience_phrase/exact_phrase',
      undefined,
      'exact_phrase',
      `${part} /properties/convenience_phrase`,
    ],
    [
      'a box that is ticked already',
      part,
      '/properties/has_read_report/default',
      true,
      'has_read_report',
    ],
    [
      'a step that tenants may change',
      part,
      '/step/locked',
      undefined,
      'bloquead',
      `${part} /step`,
    ],
    [
      'a paper that is not sent',
      part,
      '/body/has_read_report',
      undefined,
      'has_read_report',
      `${form} /submit`,
    ],
    ['a paper that is given', part, '/body/has_read_dfi', true, 'has_read_dfi'],
    ['another type of order', form, type, 'REEMBOLSO', 'no es para «REEMBOLSO»'],
    ['a type that nobody orders', form, type, 'TRASPASO_SALIDA', 'Ningún inversor'],
    ['a type that is not there', form, type, 'SUSCRIPCON', 'uno de'],
    [
      'a member of another type',
      form,
      '/submit/input/body/per_increase',
      { from: '/answers/gross_amount' },
      'no es de esa orden',
      `${form} ${type}`,
    ],
    [
      'nobody knows how it is paid',
      form,
      '/submit/input/body/pay_method',
      undefined,
      '«pay_method»',
      `${form} ${type}`,
    ],
  ]),
  ...written([
    [
      'a part that is not there',
      form,
      '"part":"order-papers"',
      '"part":"order-paper"',
      '«order-papers»',
      `${form} /uses/papers/part`,
    ],
  ]),
];
