import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Sentence } from '../kernel/sentence.ts';

/**
 * The sentences of the domain's codes (`schemas/texts/es.json` and its parts, `people.es.json` …)
 * beside the server's own. Tenants reword them in the browser, by code; these are what stands when
 * nobody does.
 */
export function createSentences(root: string): Sentence {
  const texts = new Map(Object.entries({ ...readTexts(join(root, 'schemas/texts')), ...own }));
  return (code, params = {}) =>
    (texts.get(code) ?? texts.get('invalid')!).replace(/\{(\w+)\}/g, (place, name: string) =>
      Object.hasOwn(params, name) ? String(params[name]) : place,
    );
}

function readTexts(folder: string): Record<string, string> {
  const parts = readdirSync(folder).filter((name) => /^(.+\.)?es\.json$/.test(name));
  const texts = parts.sort().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  return Object.assign({}, ...texts) as Record<string, string>;
}

const own: Record<string, string> = {
  invalid: 'El dato no es válido.',
  unreadable: 'La petición no se puede leer.',
  host_malformed: 'La dirección no está bien escrita. Compruébela y vuelva a intentarlo.',
  storage: 'Ahora no podemos guardar ni abrir documentos. Vuelva a intentarlo dentro de un rato.',
  'file.size': 'El archivo {file} ocupa más de {megabytes} MB.',
  'file.empty': 'El archivo {file} está vacío.',
  'file.kind': 'El archivo {file} no es de un tipo admitido: {kinds}.',
  'file.content':
    'El contenido del archivo {file} no es el que dice su nombre. Se admiten: {kinds}.',
  'file.unreadable':
    'El archivo {file} está dañado y no se puede abrir. Vuelva a guardarlo o a escanearlo y envíelo de nuevo.',
  'file.mixed': 'El archivo {file} contiene algo más que el documento y no se puede admitir.',
  'file.encrypted':
    'El archivo {file} está protegido con contraseña. Quítele la protección y vuelva a enviarlo.',
  'file.complex':
    'El archivo {file} es demasiado complejo. Imprímalo como PDF, o haga una foto de cada página, y envíe esa copia.',
  'file.slow':
    'No hemos podido revisar el archivo {file} a tiempo. Divídalo en archivos más pequeños y vuelva a enviarlos.',
  'file.special':
    'El archivo {file} sólo se ve entero en un programa especial. Ábralo en él, imprímalo como PDF y envíe esa copia.',
  'file.name': 'El nombre del archivo {file} no es válido. Use letras, números y espacios.',
  uploads_day: 'Hoy ya nos ha enviado muchos documentos. Envíe los demás mañana o llámenos.',
  uploads_waiting:
    'Ya tenemos muchos documentos suyos por revisar. Espere a que los revisemos o llámenos.',
  issues_day: 'Hoy ya nos ha enviado muchas consultas. Escríbanos mañana o llámenos.',
  account_full:
    'Esta cuenta ya tiene demasiados datos de este tipo. Elimine los que no necesite o llámenos.',
  too_many_files: 'Puede enviar como máximo {most} archivos a la vez.',
  files_differ: 'El número de datos no coincide con el número de archivos.',
  document_code: 'El tipo de documento no está entre los admitidos.',
  'contributor_situation.person': 'Sólo puede registrar estos datos de una persona física.',
  'tax_exemption.person': 'Sólo puede registrar esta exención para una persona jurídica.',
  'tax_exemption.until': 'Indique un día final que no sea anterior al primero.',
  'tax_exemption.proof':
    'Falta el documento que acredita la exención. Pida al cliente que lo envíe y vuelva a registrarla.',
  document_under_sixteen:
    'La escritura sólo sirve si el menor tenía 16 años al pedir la operación. Envíe la autorización judicial.',
  document_section: 'Los documentos no son de este tipo de entidad.',
  document_settled: 'El documento ya está firmado o validado y no se puede cambiar.',
  document_counted:
    'La hora límite de la orden ya ha pasado y este documento no se puede cambiar ni eliminar. Si hay un error, envíe otro y avísenos.',
  document_content: 'El contenido del archivo no se puede leer.',
  document_docid: 'El documento indicado no es el de la dirección.',
  certificate_account: 'Indique a qué cuenta corriente corresponde el certificado de titularidad.',
  report_year: 'Indique un año ya terminado, o una fecha.',
  report_by_date: 'Los informes por fecha no están disponibles.',
  report_future: 'La fecha del informe no puede ser posterior a hoy.',
  too_large: 'La petición es demasiado grande.',
  bodies_full:
    'Ya está enviando varios archivos a la vez. Espere a que terminen y vuelva a intentarlo.',
  media_type: 'El formato enviado no se admite.',
  timeout: 'La petición ha tardado demasiado.',
  unknown_parameter: 'Parámetro desconocido: {name}.',
  unknown_field: 'Campo desconocido: {name}.',
  type: 'El dato no es del tipo esperado.',
  enum: 'El valor no está entre los admitidos.',
  const: 'El valor no está entre los admitidos.',
  pattern: 'El formato no es el esperado.',
  format: 'El formato no es el esperado.',
  minimum: 'El valor es demasiado bajo.',
  maximum: 'El valor es demasiado alto.',
  minItems: 'Faltan elementos en la lista.',
  maxItems: 'La lista tiene demasiados elementos.',
  minProperties: 'No hay ningún cambio.',
  maxProperties: 'Hay demasiados datos.',
  crm_mimetype: 'El formato no es el de su entidad. Vuelva a cargar la página.',
  form_header: 'El formulario no se puede identificar.',
  form_required:
    'Esta petición puede haberse respondido en varios formularios, o en ninguno de los publicados: diga en cuál con X-Form.',
  form_changed:
    'El formulario ha cambiado desde que lo abrió. Sus respuestas se guardan como borrador: vuelva a abrir la página para revisarlas.',
  value_changed: 'Este dato ha cambiado desde que abrió la página. Vuelva a cargarla.',
  repeated_question: 'Esta pregunta está respondida dos veces.',
  poll_closed: 'La encuesta ya se ha cerrado.',
  poll_answered: 'Ya ha respondido a esta encuesta. Gracias.',
  already_decided: 'Ya se había decidido. Actualice la lista.',
  reason_required: 'Indique el motivo.',
  certificate_missing: 'Falta el certificado de titularidad de la cuenta corriente.',
  alert_closes_itself:
    'Este aviso se cierra solo cuando se resuelve lo que lo causó. No se puede cerrar a mano.',
  'party.unfit':
    'Esta persona no se puede añadir: es menor de edad, no es una persona física o está bloqueada.',
  'party.minor': 'Indique la fecha de nacimiento de una persona mayor de edad.',
  status_move: 'El cliente no puede pasar de este estado al que se pide.',
  documents_pending: 'Quedan documentos del cliente por validar.',
  forbidden: 'No tiene permiso para hacerlo.',
  not_built: 'Todavía no disponible.',
  once_other_body: 'Esta petición ya se envió con otros datos. Vuelva a empezar.',
  once_running: 'Su petición ya se está tramitando. Espere unos segundos.',
  product_unknown: 'El producto no existe.',
  nav_missing: 'El producto todavía no tiene valor liquidativo.',
  'operation.not_changeable': 'La operación ya no se puede modificar.',
  'staff_alert.NAV_MISSING':
    'Falta el valor liquidativo de {product} del {date}. Operaciones que lo esperan: {operations}.',
  'staff_alert.OCCURRENCE_SKIPPED':
    'No se ha hecho la operación del {date} de la orden {operation} ({title}). {why}',
  'staff_alert.ORDER_UNFILLED':
    'La orden {operation} ({title}) no se puede ejecutar: {why} Hay que anularla o aclararla con el cliente.',
  'staff_alert.NOT_SETTLED':
    'La operación {operation} no se ha podido liquidar el {date} por un fallo. Se intenta otra vez cada día.',
  'staff_alert.DAY_NOT_SETTLED':
    'El día {date} no se ha podido liquidar entero por un fallo ({steps}). Se intenta otra vez y los días siguientes esperan.',
  'staff_alert.CONSERVATION':
    'Las dos cuentas del producto {product} no coinciden ({figure}: {booked} y {posted}). No se liquida nada más hasta que coincidan: revíselo cuanto antes.',
  'staff_alert.TRANSFER_OVERDUE':
    'El traspaso de entrada {operation} va con retraso: falta {waits_for}. El plazo terminó el {date} ({rule}).',
  'staff_alert.TRANSFER_MESSAGE':
    'No se ha podido aplicar el mensaje {reference} ({message}) sobre el traspaso {operation}: {why}',
  'staff_alert.TRANSFER_AMOUNT':
    'Para el traspaso {operation} han llegado {received} € y se habían pedido {asked} €. Acepte el importe o devuélvalo a la entidad de origen.',
  'staff_alert.TRANSFER_UNUSED':
    'El traspaso {operation} está anulado y su dinero ya había llegado: devuelva {amount} € a la entidad de origen.',
  'staff_alert.DEBIT_RETURNED':
    'El banco ha devuelto el adeudo de {amount} € de la orden {operation} ({title}), que ya se había ejecutado. {outcome}',
  'staff_alert.DEBIT_UNEXPECTED':
    'Se ha cobrado el adeudo de {amount} € de la orden {operation}, que ya no lo esperaba. Devuélvalo al cliente.',
  'staff_alert.DEBIT_ANSWER':
    'No se ha podido aplicar la respuesta {reference} del banco ({result}): {why}',
  'staff_alert.DEBIT_UNANSWERED':
    'El banco no ha contestado al adeudo de {amount} € de la orden {operation}, con cargo el {date}. Pregunte al banco y anote su respuesta.',
  'staff_alert.DEBIT_WITHDRAWAL':
    'La orden {operation} está anulada y su adeudo de {amount} € ya se había presentado. Pida al banco que lo retire; si lo cobra, devuelva el dinero al cliente.',
  'operation.signed':
    'Alguien ya ha firmado esta orden y no se puede modificar. Puede anularla y dar una nueva.',
  'operation.change_pending':
    'Ya hay un cambio de esta orden que espera firmas. Fírmelo, modifíquelo o anúlelo antes de pedir otro.',
  'operation.change_late':
    'Ya ha pasado la hora límite de la siguiente operación y este cambio no se puede firmar. Pídalo otra vez.',
  'operation.paid': 'La operación ya está pagada: su importe no se puede cambiar.',
  'reconciliation.type': 'Esta operación no espera dinero.',
  'reconciliation.closed': 'La operación ya no espera dinero: está en estado «{status}».',
  'reconciliation.amount': 'El importe recibido no es el de la operación, que es de {asked} €.',
  'reconciliation.done': 'La operación ya está conciliada.',
  'transfer_request.account': 'La cuenta no existe.',
  'transfer_request.holder': 'El documento no es de un titular de la cuenta.',
  'transfer_request.blocked': 'El titular está bloqueado.',
  'transfer_request.other': 'Esta solicitud ya se recibió con otros datos.',
  'transfer_message.unknown': 'Ninguna solicitud de traspaso tiene esa referencia.',
  'transfer_message.other': 'Esta referencia ya se recibió con otros datos.',
  'transfer_message.over': 'El traspaso ya ha terminado o todavía no está validado.',
  'transfer_message.not_requested': 'El traspaso todavía no se ha pedido a la entidad de origen.',
  'transfer_message.requested': 'El traspaso ya se ha pedido a la entidad de origen.',
  'transfer_message.done': 'Eso ya se sabía de este traspaso, por otro mensaje.',
  'transfer_message.after_money':
    'El dinero del traspaso ya ha llegado: si hay que devolverlo, indíquelo como devolución.',
  'transfer_message.no_money': 'El dinero del traspaso todavía no ha llegado.',
  'transfer_message.amount': 'Indique el importe que ha llegado.',
  'transfer_message.reason': 'Indique el motivo.',
  'transfer_message.lots':
    'Indique las compras que vienen con el traspaso: fecha, participaciones y coste.',
  'transfer_message.unreadable': 'La línea no se puede leer.',
  'debit_answer.unknown': 'Ningún adeudo tiene esa referencia.',
  'debit_answer.reference': 'Esta referencia ya es de otra respuesta.',
  'debit_answer.paid':
    'El adeudo ya se había cobrado: si el banco lo devuelve, indíquelo como devolución.',
  'debit_answer.failed': 'El adeudo ya se había rechazado o devuelto.',
  too_many: 'Demasiados intentos. Espere un poco y vuelva a intentarlo.',
  lane_full:
    'Ya tiene varias peticiones de este tipo en curso. Espere unos segundos y vuelva a intentarlo.',
  stopping: 'El servicio se está reiniciando. Vuelva a intentarlo en unos segundos.',
  busy: 'El servicio está ocupado. Vuelva a intentarlo en unos segundos.',
  failed: 'Se ha producido un error. Inténtelo de nuevo.',
  login_failed: 'El usuario o la contraseña no son correctos.',
  session_ended: 'No autorizado',
  unsupported_grant: 'Ese tipo de acceso no se admite.',
  handle_used: 'El enlace ha caducado o ya se ha utilizado. Solicite uno nuevo.',
  password_named: 'La contraseña no puede contener su nombre ni su usuario.',
  signing_disabled: 'La firma digital no está disponible. Llámenos y le ayudaremos.',
  signature_provider: 'Esta forma de firmar no está disponible.',
  signature_contact:
    'Necesitamos disponer de su número de teléfono y correo electrónico para darle acceso a su área privada.',
  signature_owner: 'Los documentos no son de la cuenta o de la operación indicada.',
  signature_others: 'Este documento lo firman otras personas.',
  signature_done: 'Este documento ya no espera su firma.',
  signature_bytes: 'El documento todavía no está preparado. Llámenos y le ayudaremos.',
  signature_code: 'Error al validar el código. Compruebe que sea correcto y vuélvalo a intentar.',
  signature_tries: 'Ha probado este código demasiadas veces. Pida otro código.',
  signature_expired: 'El código ha caducado. Pida otro código.',
  signature_session: 'El código se pidió en otra sesión. Pida otro código.',
  signature_old:
    'Empezó esta firma hace demasiado tiempo. Vuelva a leer los documentos y a firmarlos.',
  signature_rejected: 'Esta firma se ha anulado. Vuelva a empezar.',
  signature_changed: 'El documento ha cambiado desde que lo abrió. Vuelva a leerlo y a firmarlo.',
  signature_day: 'Por seguridad no podemos enviarle más códigos hoy. Inténtelo mañana o llámenos.',
  signature_away: 'Ahora no podemos enviar ni comprobar el código. Inténtelo dentro de un minuto.',
  no_release:
    'La entidad todavía no ha publicado su área privada. Vuelva a intentarlo dentro de un rato.',
  payments_disabled: 'El pago en línea no está disponible.',
  payment_other_way: 'Esta orden no se paga aquí.',
  payment_closed: 'Esta orden ya no se puede pagar.',
  payment_done: 'Esta orden ya está pagada.',
  payment_open: 'Hay un pago de esta orden en curso. Espere a que termine.',
  payment_away:
    'Ahora no podemos abrir el pago. No se ha cobrado nada: inténtelo dentro de un minuto.',
  payment_amount: 'El importe no es el del pago.',
  payment_unknown: 'El pago no es de esta operación.',
  link_unknown: 'El enlace no lleva a nada conocido.',
  rd_not_sendable:
    'La operación {operation} no se puede enviar al registro: debe estar validada y no haberse enviado antes.',
  rd_field:
    'Un dato falta o no cabe en el archivo del registro ({field}). Corríjalo y vuelva a intentarlo.',
  rd_other_batch: 'Ese lote ya se envió con otras operaciones.',
  rd_day_full: 'Hoy ya no se pueden enviar más archivos al registro.',
  clock_backwards: 'El reloj sólo puede adelantarse.',
};
