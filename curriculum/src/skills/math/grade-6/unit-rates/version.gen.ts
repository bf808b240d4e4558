// Written by `npm run content:accept`.
export const version = '36598f43eb17'
