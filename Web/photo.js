// The picture that was chosen, until it is sent. The page keeps it; session storage does for a reload, where it has the room.

const key = "nadri:photo";
let photo; // { blob, address }

/** Takes the picture over. Returns its address within this page. */
export function holdPhoto(blob) {
  forgetPhoto();
  photo = { blob, address: URL.createObjectURL(blob) };
  const reader = new FileReader();
  reader.onload = () => {
    try {
      if (photo?.blob === blob) sessionStorage.setItem(key, reader.result);
    } catch {
      // No room: after a reload it has to be chosen again.
    }
  };
  reader.readAsDataURL(blob);
  return photo.address;
}

/** The address of the picture held before the page was loaded anew, or null. */
export function restorePhoto() {
  if (photo) return photo.address;
  try {
    const [head, text] = sessionStorage.getItem(key)?.split(",") ?? [];
    if (!text) return null;
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const blob = new Blob([bytes], { type: head.slice(5).split(";")[0] });
    photo = { blob, address: URL.createObjectURL(blob) };
    return photo.address;
  } catch {
    return null;
  }
}

export function forgetPhoto() {
  if (photo) URL.revokeObjectURL(photo.address);
  photo = undefined;
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** The picture's bytes, or undefined. */
export function heldPhoto() {
  return photo?.blob;
}
