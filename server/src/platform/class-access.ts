/**
 * The PostgreSQL channel on which server instances learn, at commit, that someone is no longer in a class or that the
 * class has ended. The payload is the class's id. Open streams of the class then check again who may see them.
 */
export const classAccessChannel = 'class_access'
