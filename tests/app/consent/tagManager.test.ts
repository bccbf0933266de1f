import { expect, test } from 'vitest';
import { isTagId } from '#/app/consent/tagManager.ts';

test.each(['GTM-ABCD', 'GTM-A1B2C3D4E5'])('%s is a tag', (tag) => expect(isTagId(tag)).toBe(true));

test.each([
  '',
  'GTM-ABC',
  'GTM-abcdef',
  'UA-123456-1',
  'GTM-ABCDEF"><script>',
  'GTM-ABCD\n',
  null,
  7,
])('%j is no tag', (tag) => expect(isTagId(tag)).toBe(false));
