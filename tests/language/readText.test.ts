import { describe, expect, it } from 'vitest';
import { readText } from '#/language/assembly/readText.ts';
import { aForm } from '../support/documents.ts';

const text = JSON.stringify(aForm());

describe('the text of a document', () => {
  it('is the same value whenever it is read, and another for another kind', () => {
    expect(readText(text, 'form').value).toBe(readText(`${text}`, 'form').value);
    expect(readText(text, 'form').faults).toEqual([]);
    expect(readText(text, 'screen').faults).not.toEqual([]);
  });

  it('cannot be changed by whoever reads it', () => {
    const { value } = readText(text, 'form') as { value: { title: string; steps: object } };
    expect(() => (value.title = 'Otro')).toThrow(TypeError);
    expect(() => Object.assign(value.steps, { more: {} })).toThrow(TypeError);
  });

  it('is forgotten when many came after it', () => {
    const before = readText(text, 'form').value;
    for (let turn = 0; turn < 20; turn++)
      readText(JSON.stringify({ x: `${turn}${'x'.repeat(230_000)}` }), 'form');
    expect(readText(text, 'form').value).not.toBe(before);
    expect(readText(text, 'form').value).toEqual(before);
  });

  it('is refused each time for the same reasons', () => {
    const faults = () => readText('{', 'form').faults;
    expect(faults()).not.toEqual([]);
    expect(faults()).toEqual(faults());
  });
});
