/** A picture as an address that holds it: pages show no others of their own making. */
export function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('a picture cannot be read'));
    reader.readAsDataURL(blob);
  });
}
