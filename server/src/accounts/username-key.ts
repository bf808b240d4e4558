/** The form in which usernames are compared: ignoring case and how characters are composed. */
export const usernameKey = (username: string) => username.trim().normalize('NFKC').toLowerCase()
