// Written by `npm run content:accept`.
export const version = '70a21feca5b9'
