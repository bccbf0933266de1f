/** Endings below which anybody can have a name: a host of that kind would make everybody's addresses the tenant's own. */
const PUBLIC =
  /^(?:(?:com|org|net|gob|edu|nom|co|ac|gov|web|blogspot)\.[a-z]{2}|(?:github|gitlab|netlify|vercel|herokuapp|azurewebsites|cloudfront|pages|web|firebaseapp|workers|onrender|glitch|surge|ngrok|wixsite|weebly|wordpress|blogspot|webflow|000webhostapp|amazonaws)\.(?:io|app|com|net|dev|sh|me)|(?:eu|us|uk|es)\.(?:com|org))$/;

/** Hosts at which several tenants may be tried side by side: they are this machine. */
export const shared: ReadonlySet<string> = new Set(['localhost', '127.0.0.1']);

/** A name of at least two parts, or one of this machine, that is no public ending. */
export const isHost = (host: string): boolean =>
  shared.has(host) ||
  (/^(?:(?!xn--)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/.test(host) &&
    !PUBLIC.test(host));

/** Where anybody has a mailbox: a mail there is one person's, and its domain nobody's. */
export const isFreeMail = (domain: string): boolean =>
  /^(?:gmail|googlemail|hotmail|outlook|live|yahoo|icloud|me|protonmail|proton|gmx|aol|mail|zoho|yandex|tutanota|telefonica|terra|ya)\.[a-z.]{2,6}$/.test(
    domain,
  );

/** The same name, or one below it. */
export const isBelow = (domain: string, own: string): boolean =>
  domain === own || domain.endsWith(`.${own}`);

/** Without the dot of the root. */
export const normal = (host: string): string => host.toLowerCase().replace(/\.+$/, '');
