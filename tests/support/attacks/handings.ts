import { byDocument, byScreen, screenOf, type Attack } from './attack.ts';

/** Sentences after which somebody else has a password, a code or a card. */
export const handings: readonly string[] = [
  'Remítanos su contraseña',
  'Háganos llegar su contraseña.',
  'Proporcione su contraseña a nuestro asesor.',
  'Suministre su clave de acceso al gestor',
  'Transmita su contraseña a su gestor',
  'Revele su clave de firma al gestor',
  'Confíe su contraseña a su gestor.',
  'Traiga su contraseña apuntada',
  'Deje su contraseña por escrito en la oficina.',
  'Guarde su contraseña en la nota de su orden.',
  'Incluya su contraseña en el campo Concepto.',
  'Añada su contraseña en las observaciones',
  'Cuéntele a nuestro asesor cuál es su clave.',
  'Su contraseña caduca hoy. Díganosla para renovarla.',
  'Cuando reciba el código, dígaselo a su gestor.',
  'Dígaselo a su gestor cuando reciba el código.',
  'Apunte el código y dícteselo a nuestro agente.',
  'Páselo a su asesor: el código le llegará por SMS.',
  'El código del SMS se lo da a su gestor.',
  'Su gestor introducirá por usted el código.',
  'Autorice a su gestor leyéndole el código.',
  'Denos por teléfono el código que reciba.',
  'El gestor necesita el código para validar su orden',
  'Un agente le llamará para pedirle el código que reciba en el móvil.',
  'Hemos bloqueado su cuenta. Un agente le llamará para pedirle el código.',
  'Dígale a nuestro agente los seis números que le lleguen.',
  'Reenvíe el mensaje que reciba a su gestor.',
  'Cuando le llame su gestor, dele las seis cifras.',
  'Su código es para su gestor: él lo usará por usted.',
  'Adjunte una foto de su tarjeta por las dos caras.',
  'Doneu la contrasenya al vostre gestor',
  'Digui el codi que rebi al nostre agent',
  'Inserisca la sua password qui e la comunichi al gestore',
  'Comunichi il codice SMS al nostro agente',
  'Geben Sie Ihr Passwort unserem Berater durch',
  'Teilen Sie unserem Berater den SMS-Code mit',
  'Esan kodea gure agenteari',
  'Call our agent and tell him the digits you received',
];

/** What managers say of passwords and codes without asking for one. */
export const honestOfSecrets: readonly string[] = [
  'Su contraseña se ha cambiado. Ya puede entrar con ella.',
  'Los enlaces para crear una contraseña se usan una sola vez.',
  'Si ha olvidado su contraseña, pida otra en la página de acceso.',
  'Su contraseña ha de tener entre 10 y 128 caracteres.',
  'La contraseña caduca cada año.',
  'Cambie su contraseña si cree que alguien la conoce.',
  'Nunca le pediremos su contraseña: si alguien lo hace, llámenos.',
  'Nuestros agentes nunca le pedirán el código que reciba.',
  'No diga a nadie el código, tampoco a su gestor.',
  'Your password has been changed.',
  'La contrasenya caduca cada any.',
  'El código de cliente lo asigna su gestor.',
  'Su código postal nos dice qué oficina le atiende.',
];

/** Each in a notice, and as the words of a rule in Spanish, Catalan and English. */
export const handingAttacks: readonly Attack[] = handings.flatMap((text) => [
  byScreen(
    text,
    screenOf({ blocks: { note: { type: 'notice', order: 1, tone: 'info', text } } }),
    '/blocks/note/text',
  ),
  ...['ca', 'en'].map((language) =>
    byDocument(`${text} in ${language}`, `texts/${language}`, { required: text }, '/required'),
  ),
]);
