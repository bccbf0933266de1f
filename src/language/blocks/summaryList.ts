import { object, optional, ordered, told } from '../notation/build.ts';
import { action, text } from '../notation/parts.ts';
import { shown } from './shown.ts';

/** Facts about one thing, a line each: what it is, what it says, and how to change it. */
export const summaryList = object(
  {
    items: told(
      ordered({
        ...shown,
        note: optional(told(text, 'Nota', 'En letra pequeña, debajo.')),
        action: optional(told(action, 'Cómo cambiarlo', 'Un enlace al lado del dato.')),
      }),
      'Datos',
      'Cada uno con su nombre, una línea cada uno.',
    ),
    action: optional(told(action, 'Cómo cambiarlo todo', 'Un enlace debajo de los datos.')),
  },
  {
    title: 'Resumen',
    description: 'Los datos de una sola cosa, uno por línea.',
    example: {
      block: {
        type: 'summaryList',
        order: 10,
        title: 'Datos de contacto',
        data: 'person',
        items: {
          mail: {
            order: 10,
            label: 'Correo electrónico',
            value: { from: '/data/person/email' },
            action: { label: 'Cambiar', to: '/profile' },
          },
          phone: {
            order: 20,
            label: 'Teléfono móvil',
            value: { from: '/data/person/phone' },
            action: { label: 'Cambiar', to: '/profile' },
          },
          account: {
            order: 30,
            label: 'Cuenta bancaria',
            value: { from: '/data/person/iban', as: 'iban' },
            note: 'Aquí recibirá sus reembolsos.',
            copy: 'iban',
          },
          state: {
            order: 40,
            label: 'Certificado de titularidad',
            value: { from: '/data/person/certificate' },
            tones: { Pendiente: 'warning', Recibido: 'success' },
          },
          amount: {
            order: 50,
            label: 'Aportado este año',
            value: { from: '/data/person/amount', as: 'money' },
          },
        },
      },
      data: {
        person: {
          email: 'ana.robles@correo.example',
          phone: '+34 600 000 001',
          iban: 'ES9121000418450200051332',
          certificate: 'Pendiente',
          amount: '1500.00',
        },
      },
    },
  },
);
