/** The note that a figure's lengths are not to be measured. */
export const scaleNoteOf = (figure: { notToScale?: boolean | undefined }): string[] =>
  figure.notToScale ? ['Not drawn to scale'] : []
