import type { Row, Story } from '../story.ts';

/** One poll that is open and one that has closed. */
export const pollRows = ({ id, day }: Story): Row[] => [
  {
    uuid: id('poll/open'),
    title: '¿Cómo prefiere recibir sus informes?',
    questions: [
      {
        key: 'canal',
        title: 'Canal',
        options: ['Correo electrónico', 'Correo postal', 'Área privada'],
      },
    ],
    opens_on: day.ago(10),
    closes_on: day.ago(-20),
  },
  {
    uuid: id('poll/closed'),
    title: 'Su opinión sobre la junta anual',
    questions: [{ key: 'nota', title: 'Valoración', options: ['Buena', 'Regular', 'Mala'] }],
    opens_on: day.ago(200),
    closes_on: day.ago(170),
  },
];
