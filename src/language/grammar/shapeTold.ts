/** What a text must look like, by the pattern that its grammar holds it to: nobody is shown a pattern. */
const shapes: Readonly<Record<string, string>> = {
  '^[A-Za-z][A-Za-z0-9_]*$':
    'Empieza por una letra sin tilde, y sólo lleva letras sin tilde, cifras y guiones bajos.',
  '^\\$?[A-Za-z][A-Za-z0-9_-]*$':
    'Empieza por una letra sin tilde, y sólo lleva letras sin tilde, cifras y guiones.',
  '^[A-Za-z][A-Za-z0-9_-]*$':
    'Empieza por una letra sin tilde, y sólo lleva letras sin tilde, cifras y guiones.',
  '^[A-Za-z][A-Za-z0-9-]*$':
    'Empieza por una letra sin tilde, y sólo lleva letras sin tilde, cifras y guiones.',
  '^(codes|form|navigation|part|screen)/[A-Za-z][A-Za-z0-9_-]*$':
    'Es la clase del documento, una barra y su nombre, como form/contact.',
  '^(form|part)/[A-Za-z][A-Za-z0-9_-]*$':
    'Es form o part, una barra y el nombre del documento, como form/contact.',
  '^(form|part|screen)/[A-Za-z][A-Za-z0-9_-]*$':
    'Es form, part o screen, una barra y el nombre del documento, como form/contact.',
  '^[A-Za-z0-9_]+/[A-Za-z0-9_]+$':
    'Son dos nombres con una barra en medio, como fees/redemption: letras sin tilde, cifras y guiones bajos.',
  '^[A-Z]{3}$': 'Son tres letras mayúsculas, como ESP.',
  '^[0-9a-f]{64}$': 'Son 64 cifras o letras de la «a» a la «f».',
  '^(/([a-z0-9-]+|\\{[A-Za-z][A-Za-z0-9]*\\??\\}))+$':
    'Empieza por una barra, como /fondos/{id}: letras minúsculas, cifras y guiones, y entre llaves lo que cambia.',
  '^(?:https://(?:[a-z0-9-]+\\.)+[a-z]{2,}(?:/(?!\\.{1,2}(?:/|$))[A-Za-z0-9._-]+)*/?)?$':
    'Es una dirección que empieza por https:// y no lleva espacios, como https://ficheros.ejemplo.es/publico.',
  '^(?:GTM-[A-Z0-9]{4,10})?$':
    'Empieza por GTM- y le siguen de 4 a 10 letras mayúsculas o cifras, como GTM-AB12; o está vacía.',
  '^\\d{1,2}(?:\\.\\d{1,4})?$':
    'Es un número de una o dos cifras, con punto y hasta cuatro decimales, como 19.5.',
  '^application/(?:json|vnd\\.[a-z0-9.-]+\\+json)$':
    'Es application/json, o empieza por application/vnd. y acaba en +json.',
  '^(?!0{8}-)[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$':
    'Es un identificador de 36 letras y cifras en cinco grupos, como 6f1d2c3b-4a5e-4f60-8b7c-9d0e1f2a3b4c.',
  '^[A-Za-z0-9][A-Za-z0-9._+-]*@(?:[a-z0-9-]+\\.)+[a-z]{2,}$':
    'Es un correo, como consultas@ejemplo.es, con el dominio en minúsculas.',
  '^#([0-9a-fA-F]{6})$':
    'Es un color: una almohadilla y seis cifras o letras de la «a» a la «f», como #1a5fb4.',
  '^[a-z0-9-]+\\.(svg|png|jpg)$':
    'Es el nombre de una imagen en minúsculas que acaba en .svg, .png o .jpg, como logo.svg.',
  '^\\d{4}-\\d{2}-\\d{2}$': 'Es una fecha como 2026-03-31.',
  '^[^@\\s<>]+@[^@\\s<>]+$': 'Es un correo, como consultas@ejemplo.es.',
  '^[0-9a-f-]{36}$': 'Es un identificador de 36 letras minúsculas, cifras y guiones.',
  '^[a-z][a-z0-9-]*$':
    'Empieza por una letra minúscula, y sólo lleva letras minúsculas, cifras y guiones.',
  '^[A-Z0-9-]+$': 'Sólo lleva letras mayúsculas, cifras y guiones.',
  '^[a-z]{2}$': 'Son dos letras minúsculas, como es.',
  '^[a-z0-9.-]+$': 'Es un dominio en minúsculas, como area.ejemplo.es.',
  '^[A-Z0-9]{9}$': 'Son nueve letras mayúsculas o cifras, como A12345674.',
  '^[A-Z]{2}\\d{2}[A-Z0-9]{11,30}$': 'Es un IBAN sin espacios, como ES9121000418450200051332.',
  '^[A-Za-z0-9][A-Za-z0-9_.]*$':
    'Empieza por una letra sin tilde o una cifra, y sólo lleva letras, cifras, puntos y guiones bajos.',
  '^[A-Za-z0-9_-]{1,20}$': 'Tiene de 1 a 20 letras sin tilde, cifras o guiones.',
  '^/': 'Empieza por una barra.',
  '^[0-9a-f]{8}$': 'Tiene ocho cifras hexadecimales.',
  '^[A-Za-z0-9_.-]{1,64}$': 'Tiene de 1 a 64 letras sin tilde, cifras, puntos o guiones.',
  '^[a-z][a-z0-9_]{0,63}$':
    'Empieza por una letra minúscula, y sólo lleva letras minúsculas, cifras y guiones bajos.',
  '^[a-z][a-z0-9_-]{0,39}$':
    'Empieza por una letra minúscula, y lleva hasta 40 letras minúsculas, cifras y guiones.',
  '^[a-z_]{1,64}$': 'Sólo lleva letras minúsculas y guiones bajos.',
  '^-?[0-9]+(\\.[0-9]+)?$': 'Es un número, con punto si tiene decimales, como -2.5.',
};

/** The sentence for a pattern, if there is one. */
export const shapeOf = (pattern: string): string | undefined =>
  Object.hasOwn(shapes, pattern) ? shapes[pattern] : undefined;

/** What is said of a text that does not look as it must. */
export const shapeTold = (pattern: string): string =>
  shapeOf(pattern) ?? 'No tiene la forma que debe.';
