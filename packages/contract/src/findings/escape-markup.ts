export function escapeMarkup(text: string): string {
  return (
    text
      .replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
      // XML 1.0 cannot represent these characters.
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
  );
}
