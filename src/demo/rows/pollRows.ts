import type { Row, DemoDataset } from '../history/dataset.ts';

/** Two polls that are open and one that has closed. */
export const pollRows = ({ id, day }: DemoDataset): Row[] => [
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
    form: 'poll-reports',
  },
  {
    uuid: id('poll/area'),
    title: 'Su opinión sobre el área privada',
    questions: [
      {
        key: 'ease',
        title: '¿Le resulta fácil encontrar lo que busca?',
        options: [
          { key: 'ALWAYS', text: 'Casi siempre' },
          { key: 'SOMETIMES', text: 'A veces' },
          { key: 'RARELY', text: 'Pocas veces' },
        ],
      },
      {
        key: 'uses',
        title: '¿Para qué la usa?',
        multiple: true,
        options: [
          { key: 'FOLLOW', text: 'Ver cómo van mis inversiones' },
          { key: 'ORDER', text: 'Dar órdenes' },
          { key: 'PAPERS', text: 'Descargar documentos e informes' },
        ],
      },
      {
        key: 'advise',
        title: '¿La recomendaría a un familiar?',
        options: [
          { key: 'YES', text: 'Sí' },
          { key: 'NO', text: 'No' },
        ],
      },
    ],
    opens_on: day.ago(30),
    closes_on: day.ago(-40),
    form: 'poll-area',
  },
  {
    uuid: id('poll/closed'),
    title: 'Su opinión sobre la junta anual',
    questions: [{ key: 'nota', title: 'Valoración', options: ['Buena', 'Regular', 'Mala'] }],
    opens_on: day.ago(200),
    closes_on: day.ago(170),
    form: null,
  },
];
