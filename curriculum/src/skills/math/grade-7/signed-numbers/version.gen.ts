// Written by `npm run content:accept`.
export const version = '0028d056b5c6'
