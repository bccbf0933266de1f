import type { Handler } from '../ports/handler.ts';
import { isTinValid } from '../tin/isTinValid.ts';

export const validateTin: Handler<'validateTin'> = async ({ body }) => ({
  data: { isTinValid: isTinValid(body) },
});
