// Written by `npm run content:accept`.
export const version = 'a5f02a1441de'
