// Written by `npm run content:accept`.
export const version = 'f69ca83809dc'
