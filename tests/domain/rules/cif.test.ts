import { holds, judges } from './judges.ts';

judges('cif', [...holds(undefined, '', 'A28015865', 'A28015860', 'nonsense', 5, {}, [], true)]);
