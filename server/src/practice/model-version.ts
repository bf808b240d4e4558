/** States and schools of another version are worked out anew from the attempts. */
export const modelVersion = 4
