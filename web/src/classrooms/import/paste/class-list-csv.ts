/** A student of a class list; what is empty is left to the server. */
export interface ListedStudent {
  readonly firstName: string
  readonly lastName: string
  readonly username: string
  readonly grade: string
  readonly group: string
}

const cellOf = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A class list as the import reads it from a file: students begin on line 2. */
export const classListCsv = (students: readonly ListedStudent[]): string =>
  [
    'First name,Last name,Username,Grade,Group',
    ...students.map(({ firstName, lastName, username, grade, group }) =>
      [firstName, lastName, username, grade, group].map(cellOf).join(','),
    ),
  ].join('\n')
