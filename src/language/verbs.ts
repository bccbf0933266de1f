/** The forms of each verb that a button may begin with, by language. */
export type VerbForms = Readonly<Record<string, readonly string[]>>;

/**
 * The Spanish verbs that the contract names for what cannot be undone, moves money or signs. They are no
 * document of a tenant: nobody can reword them. A language without forms has no buttons for such calls.
 */
export const verbs: Readonly<Record<string, VerbForms>> = {
  anular: {
    es: ['anular', 'anule', 'anulo'],
    ca: ['anul·lar', 'anul·la'],
    en: ['cancel', 'annul'],
  },
  aportar: { es: ['aportar', 'aporte'], ca: ['aportar', 'aporta'], en: ['contribute'] },
  añadir: { es: ['añadir', 'añada'], ca: ['afegir', 'afegeix'], en: ['add'] },
  borrar: { es: ['borrar', 'borre'], ca: ['esborrar', 'esborra'], en: ['delete', 'erase'] },
  cambiar: { es: ['cambiar', 'cambie'], ca: ['canviar', 'canvia'], en: ['change'] },
  cancelar: { es: ['cancelar', 'cancele'], ca: ['cancel·lar', 'cancel·la'], en: ['cancel'] },
  confirmar: {
    es: ['confirmar', 'confirme', 'confirmo'],
    ca: ['confirmar', 'confirma'],
    en: ['confirm'],
  },
  descartar: { es: ['descartar', 'descarte'], ca: ['descartar', 'descarta'], en: ['discard'] },
  eliminar: { es: ['eliminar', 'elimine'], ca: ['eliminar', 'elimina'], en: ['delete', 'remove'] },
  enviar: { es: ['enviar', 'envíe'], ca: ['enviar', 'envia'], en: ['send', 'submit'] },
  firmar: { es: ['firmar', 'firme', 'firmo'], ca: ['signar', 'signa'], en: ['sign'] },
  guardar: { es: ['guardar', 'guarde'], ca: ['desar', 'desa', 'guardar'], en: ['save'] },
  ingresar: {
    es: ['ingresar', 'ingrese'],
    ca: ['ingressar', 'ingressa'],
    en: ['pay in', 'deposit'],
  },
  invertir: { es: ['invertir', 'invierta'], ca: ['invertir', 'inverteix'], en: ['invest'] },
  modificar: {
    es: ['modificar', 'modifique'],
    ca: ['modificar', 'modifica'],
    en: ['change', 'modify'],
  },
  movilizar: { es: ['movilizar', 'movilice'], ca: ['mobilitzar', 'mobilitza'], en: ['transfer'] },
  pagar: { es: ['pagar', 'pague'], ca: ['pagar', 'paga'], en: ['pay'] },
  quitar: {
    es: ['quitar', 'quite'],
    ca: ['treure', 'treu'],
    en: ['remove', 'take off', 'take this'],
  },
  reanudar: { es: ['reanudar', 'reanude'], ca: ['reprendre', 'reprèn'], en: ['resume'] },
  rechazar: {
    es: ['rechazar', 'rechace', 'rechazo'],
    ca: ['rebutjar', 'rebutja'],
    en: ['reject', 'refuse'],
  },
  reembolsar: { es: ['reembolsar', 'reembolse'], ca: ['reemborsar', 'reemborsa'], en: ['redeem'] },
  retirar: { es: ['retirar', 'retire'], ca: ['retirar', 'retira'], en: ['withdraw'] },
  solicitar: { es: ['solicitar', 'solicite'], ca: ['sol·licitar', 'sol·licita'], en: ['request'] },
  suscribir: { es: ['suscribir', 'suscriba'], ca: ['subscriure', 'subscriu'], en: ['subscribe'] },
  suspender: { es: ['suspender', 'suspenda'], ca: ['suspendre', 'suspèn'], en: ['suspend'] },
  traspasar: { es: ['traspasar', 'traspase'], ca: ['traspassar', 'traspassa'], en: ['transfer'] },
};
