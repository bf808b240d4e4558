export function studentsInWords(count: number): string {
  return count === 1 ? '1 student' : `${count} students`
}
