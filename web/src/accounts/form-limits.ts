/*
 * The contract's limits for the forms, without the contract's zod: the landing page does without it.
 * `form-rules.test.ts` holds the two together.
 */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/
export const passwordMinimum = 6
export const usernameCheckMinimum = 3

/** Milliseconds without typing before a username is asked about. */
export const usernameCheckPause = 500
