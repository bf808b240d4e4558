const place = 'skills-center.math-editor'

/** Whether this student prefers the math editor; stored in this browser. */
export function prefersMathEditor(): boolean {
  try {
    return localStorage.getItem(place) === 'on'
  } catch {
    return false
  }
}

export function rememberMathEditor(isOn: boolean): void {
  try {
    localStorage.setItem(place, isOn ? 'on' : 'off')
  } catch {
    // Without storage, the next visit starts with the text field.
  }
}
