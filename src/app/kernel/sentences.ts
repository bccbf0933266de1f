/**
 * Every sentence that the shell says by itself, in the built-in Spanish, which is also the key of
 * its translations. What screens and forms say stands in their documents.
 */
export const sentences = {
  adminBand: say('Está viendo el área de {name} (DNI …{dni})'),
  adminBandName: say('Vista de empleado'),
  adminExit: say('Salir de esta vista'),
  agent: say('¿Tiene alguna duda? Nuestro equipo de relación con inversores le atiende.'),
  agentTalk: say('Hable con nosotros'),
  amountsHide: say('Ocultar importes'),
  amountsShow: say('Mostrar importes'),
  avatar: say('Menú de {name}'),
  avatarBadge: say('Menú de {name}. Pendientes: {count}'),
  backHome: say('Volver al inicio'),
  badge: say('Pendientes: {count}'),
  clientUnknown: say('No encontramos ningún cliente con ese documento.'),
  close: say('Cerrar'),
  consent: say(
    '¿Nos permite medir cómo se usa esta página? Sólo si acepta cargaremos una herramienta de analítica. Puede cambiar de opinión cuando quiera.',
  ),
  consentAccept: say('Aceptar la analítica'),
  consentChange: say('Preferencias de analítica'),
  consentReject: say('Rechazar la analítica'),
  consentTitle: say('Analítica de uso'),
  contactFailed: say('Error creando la consulta'),
  contactGroupMissing: say(
    'Ahora mismo no podemos registrar su consulta. Su mensaje no se ha enviado; llámenos y le atenderemos.',
  ),
  contactRecover: say('Recuperar texto'),
  contactSent: say('Consulta creada con éxito'),
  contactSentTitle: say('OK'),
  contactTitle: say('Formulario de Contacto'),
  contactUnavailable: say('No hemos podido abrir el formulario. Compruebe su conexión.'),
  email: say('Correo electrónico'),
  guestHelp: say('¿Necesita ayuda?'),
  /** Beside a section in which nothing can be done yet. */
  later: say('pronto'),
  website: say('Página web'),
  hours: say('Horario de atención'),
  invalid: say('Revise este dato.'),
  language: say('Idioma'),
  leave: say('Salir sin guardar'),
  leaveText: say('Si sale ahora perderá los cambios que no ha guardado.'),
  leaveTitle: say('¿Quiere salir de esta página?'),
  loading: say('Cargando…'),
  loginRefused: say('El usuario o la contraseña no son correctos'),
  logout: say('Cerrar sesión'),
  notFoundText: say('La dirección no existe o ha cambiado. Compruebe que la ha escrito bien.'),
  notFoundTitle: say('No encontramos esta página'),
  phone: say('Teléfono'),
  printClient: say('Cliente'),
  printDate: say('Fecha de impresión'),
  printTenant: say('Entidad'),
  reload: say('Volver a cargar'),
  renderText: say(
    'Algo ha fallado al mostrar esta página. No ha afectado a sus datos ni a sus órdenes. Vuelva a cargarla; si se repite, llámenos.',
  ),
  renderTitle: say('No hemos podido mostrar esta página'),
  requestId: say('Referencia: {id}'),
  retry: say('Reintentar'),
  sectionsNav: say('Secciones'),
  secondaryNav: say('Páginas de su perfil'),
  sessionEnds: say('Su sesión está a punto de terminar'),
  sessionEndsText: say('Por su seguridad la cerraremos dentro de: {time}.'),
  sessionStay: say('Seguir conectado'),
  skip: say('Saltar al contenido'),
  stay: say('Seguir en la página'),
  theme: say('Aspecto'),
  themeAuto: say('Automático'),
  themeDark: say('Oscuro'),
  themeLight: say('Claro'),
  toasts: say('Avisos'),
  unreachableSubject: say('sin acceso a su correo electrónico'),
  unreachableText: say(
    'Ya no tengo acceso al correo electrónico que consta en mi área privada y no puedo recibir los códigos. Llámenme para comprobar que soy yo.',
  ),
} as const;

/** Said before any text could be fetched, so never translated. */
export const unreachable = {
  title: say('No podemos conectar con el área privada'),
  text: say(
    'Compruebe su conexión a internet. Si funciona, es posible que el servicio esté en mantenimiento: no ha afectado a sus datos ni a sus órdenes.',
  ),
  hostTitle: say('Esta dirección no corresponde a ninguna entidad'),
  hostText: say('Compruebe que ha escrito bien la dirección de su área privada.'),
  reference: 'Referencia:',
  retry: say('Reintentar'),
} as const;

/** Marks a sentence for translation, wherever it will be said. */
function say<Sentence extends string>(sentence: Sentence): Sentence {
  return sentence;
}
