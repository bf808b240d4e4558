// Written by `npm run content:accept`.
export const version = 'a76a4cbdc4f0'
