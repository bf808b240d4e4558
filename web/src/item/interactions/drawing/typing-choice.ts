/** Who types one answer instead of drawing it will type the next one too, for as long as the page lives. */
let prefersTyping = false

export const isTypingPreferred = (): boolean => prefersTyping

export function rememberTyping(isPreferred: boolean) {
  prefersTyping = isPreferred
}
