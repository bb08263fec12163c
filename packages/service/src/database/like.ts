// What a person typed, as a LIKE pattern that contains it literally.

export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, (c) => `\\${c}`)}%`;
