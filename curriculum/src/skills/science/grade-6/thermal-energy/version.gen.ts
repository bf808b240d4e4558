// Written by `npm run content:accept`.
export const version = '5ef7e0ad3c67'
