// Written by `npm run content:accept`.
export const version = '9f784bb4f5f2'
