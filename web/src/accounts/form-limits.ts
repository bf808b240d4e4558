/*
 * The contract's limits for forms, without its zod, which the landing page does not load. `form-rules.test.ts` checks
 * that both agree.
 */
export const emailPattern = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/
export const passwordMinimum = 6
export const usernameCheckMinimum = 3

/** Milliseconds after the last key press before a username is checked. */
export const usernameCheckPause = 500
