/** 1.2.840.113549.1.7.2, as DER writes it. @source RFC 5652 §5.1 */
const SIGNED_DATA = Buffer.from('06092a864886f70d010702', 'hex');
const [SEQUENCE, SET, INTEGER, OBJECT, CONTEXT_0] = [0x30, 0x31, 0x02, 0x06, 0xa0];

/** One value of DER, and where the next begins. */
interface Value {
  tag: number;
  body: Buffer;
  end: number;
}

/**
 * Whether bytes are a CMS message with a signer: a SignedData with its version, its digests, its content and
 * at least one signer's own signature. Nothing of it is verified. Zeros may stand behind it, as programs leave
 * them. @source RFC 5652 §3, §5.1, §5.3
 */
export function isSignedData(bytes: Buffer): boolean {
  const message = read(bytes, 0);
  if (message?.tag !== SEQUENCE || bytes.subarray(message.end).some((byte) => byte !== 0))
    return false;
  const parts = all(message.body);
  const [kind, content] = parts ?? [];
  if (kind?.tag !== OBJECT || content?.tag !== CONTEXT_0) return false;
  if (!message.body.subarray(0, kind.end).equals(SIGNED_DATA)) return false;
  const data = read(content.body, 0);
  const fields = data?.tag === SEQUENCE ? all(data.body) : undefined;
  if (!fields || fields[0]?.tag !== INTEGER || fields[1]?.tag !== SET) return false;
  if (fields[2]?.tag !== SEQUENCE || all(fields[2].body)?.[0]?.tag !== OBJECT) return false;
  const signers = fields.at(-1);
  if (signers?.tag !== SET || fields.length < 4) return false;
  const each = all(signers.body);
  return each !== undefined && each.length > 0 && each.every(isSigner);
}

/** Version, who, digest, …, and a signature of some length. */
function isSigner({ tag, body }: Value): boolean {
  const fields = tag === SEQUENCE ? all(body) : undefined;
  if (!fields || fields.length < 5 || fields[0]!.tag !== INTEGER) return false;
  return fields.some((field) => field.tag === 0x04 && field.body.length >= 32);
}

/** The values that follow each other in some bytes; undefined where they do not fill them. */
function all(bytes: Buffer): Value[] | undefined {
  const found: Value[] = [];
  for (let at = 0; at < bytes.length;) {
    const value = read(bytes, at);
    if (!value || found.length > 1_000) return undefined;
    found.push(value);
    at = value.end;
  }
  return found;
}

/** Lengths are written out: what is cut off or left open is no DER. */
function read(bytes: Buffer, at: number): Value | undefined {
  const [tag, first] = [bytes[at], bytes[at + 1]];
  if (tag === undefined || first === undefined || (tag & 31) === 31) return undefined;
  const count = first < 128 ? 0 : first & 127;
  if (first === 128 || count > 4) return undefined;
  const start = at + 2 + count;
  if (start > bytes.length) return undefined;
  const length = count === 0 ? first : bytes.readUIntBE(at + 2, count);
  const end = start + length;
  return end > bytes.length ? undefined : { tag, body: bytes.subarray(start, end), end };
}
