// The sprite of icons, where the client is joined in few files (tools/bundle.py puts it here); else it is a file of its own.
export const sprite = "";
