const place = 'skills-center.math-editor'

/** Whether this student likes to type algebra in the editor; kept in this browser. */
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
    // A browser that keeps nothing asks again the next time.
  }
}
