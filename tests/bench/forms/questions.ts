/** One question of the measured form, in words that every form library understands. */
export interface Question {
  name: string;
  title: string;
  kind: 'text' | 'email' | 'number' | 'integer' | 'select' | 'checkbox' | 'textarea';
  required: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  choices?: string[];
  /** Shown only while this checkbox is ticked. */
  when?: string;
}

/** How many questions stand under one heading. */
export const PER_SECTION = 10;

/**
 * A form of `count` questions: mixed kinds, one in ten conditional. The first text of each ten is
 * where the benchmark types.
 */
export function questions(count: number): Question[] {
  return Array.from({ length: count }, (_, index) => {
    const name = `q${index}`;
    const title = `Pregunta ${index + 1}`;
    switch (index % 10) {
      case 1:
        return { name, title, kind: 'email', required: true, maxLength: 80 };
      case 2:
        return { name, title, kind: 'number', required: true, minimum: 0, maximum: 100_000 };
      case 3:
        return { name, title, kind: 'select', required: true, choices: ['A', 'B', 'C', 'D'] };
      case 4:
        return { name, title, kind: 'checkbox', required: false };
      case 6:
        return { name, title, kind: 'integer', required: false, minimum: 1, maximum: 99 };
      case 7:
        return { name, title, kind: 'textarea', required: false, maxLength: 500 };
      case 9:
        return { ...text(name, title), when: `q${index - 5}` };
      default:
        return text(name, title);
    }
  });
}

const text = (name: string, title: string): Question => ({
  name,
  title,
  kind: 'text',
  required: true,
  minLength: 2,
  maxLength: 80,
});

/** Controls that a form of `count` questions shows at first. */
export const shownAtFirst = (count: number) => questions(count).filter(({ when }) => !when).length;
