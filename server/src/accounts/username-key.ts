/** As usernames are compared: without regard to case or to how letters are composed. */
export const usernameKey = (username: string) => username.trim().normalize('NFKC').toLowerCase()
