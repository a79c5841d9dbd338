/** '1800 000 0000' becomes 'tel:18000000000'. */
export const telephoneUrl = (phone: string): string => `tel:${phone.replace(/[^+0-9]/g, '')}`;
