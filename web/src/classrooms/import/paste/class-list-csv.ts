/** A student of a class list; what is empty is left to the server. */
export interface ListedStudent {
  readonly firstName: string
  readonly lastName: string
  readonly username: string
  readonly grade: string
  readonly group: string
  readonly studentNumber: string
}

const cellOf = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A class list as the import reads it from a file: students begin on line 2. */
export const classListCsv = (students: readonly ListedStudent[]): string =>
  [
    'First name,Last name,Username,Grade,Group,Student number',
    ...students.map(({ firstName, lastName, username, grade, group, studentNumber }) =>
      [firstName, lastName, username, grade, group, studentNumber].map(cellOf).join(','),
    ),
  ].join('\n')
