// Written by `npm run content:accept`.
export const version = '05e1d9515823'
