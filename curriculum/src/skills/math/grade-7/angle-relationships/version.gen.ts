// Written by `npm run content:accept`.
export const version = 'b55b20805add'
